// The record that was opened from a file, for as long as this window is open: its moments have addresses too.

const KEY = 'tsugi.record';

export const kept = {
  read(): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    } catch {
      return null;
    }
  },
  write(record: unknown): void {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  },
};
