// What follows from a value and from the one before it.

export class Since<T, R> {
  private now: T | undefined;
  private result: R | undefined;

  /** `from` makes the answer; what came before is missing the first time. */
  constructor(private readonly from: (now: T, before: T | undefined, last: R | undefined) => R) {}

  /** The answer for this value; the same value has the same answer, however often it is asked for. */
  of(now: T): R {
    if (this.result === undefined || now !== this.now) {
      this.result = this.from(now, this.now, this.result);
      this.now = now;
    }
    return this.result;
  }
}
