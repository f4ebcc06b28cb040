// Values of the wire: enums as serde writes them, and the one way to find a choice among those that are offered.

/** The names of those variants of an enum that carry something. */
export type Tag<T> = T extends object ? keyof T & string : never;

/** What a variant carries. */
export type Carried<T, K extends string> = T extends { readonly [tag in K]: infer V } ? V : never;

/** What an enum carries, where it is the variant of that name. */
export function carried<T, K extends Tag<T>>(value: T, tag: K): Carried<T, K> | null {
  if (typeof value !== 'object' || value === null || !(tag in value)) return null;
  return (value as { [tag in K]: Carried<T, K> })[tag];
}

/** The name of a variant, whether it carries something or not. */
export function tagOf<T extends string | object>(value: T): Tag<T> | Extract<T, string> {
  const tag = typeof value === 'string' ? value : Object.keys(value)[0];
  return tag as Tag<T> | Extract<T, string>;
}

const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, field]) => field !== undefined);

/** Whether two values of the wire are the same, whatever the order of their fields. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [fieldsOf(one), new Map(fieldsOf(other))];
  return (
    fields.length === others.size &&
    fields.every(([name, field]) => others.has(name) && alike(field, others.get(name)))
  );
}

/** Finds what is said of an action, among offers or whatever else has actions; none where it is not among them. */
export function ofAction<O extends { action: unknown }>(
  offers: readonly O[],
  action: O['action'],
): O | null {
  return offers.find((offer) => alike(offer.action, action)) ?? null;
}
