// What a browser keeps for us. One that keeps nothing forgets, and the page goes on.

function kept(of: 'localStorage' | 'sessionStorage') {
  return {
    get(key: string): string | null {
      try {
        return globalThis[of].getItem(`tsugi.${key}`);
      } catch {
        return null;
      }
    },
    set(key: string, value: string): void {
      try {
        globalThis[of].setItem(`tsugi.${key}`, value);
      } catch {
        // Nothing is kept, and nothing is lost that could be.
      }
    },
    forget(key: string): void {
      try {
        globalThis[of].removeItem(`tsugi.${key}`);
      } catch {
        // What was never kept is forgotten.
      }
    },
  };
}

/** Kept in this browser. */
export const lasting = kept('localStorage');
/** Kept as long as this window is open. */
export const passing = kept('sessionStorage');
