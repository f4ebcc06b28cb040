// The record that was opened from a file, for as long as this window is open: its moments have addresses too.

import { passing } from '../lib/store';

export const kept = {
  read(): unknown {
    try {
      return JSON.parse(passing.get('record') ?? 'null');
    } catch {
      return null;
    }
  },
  write(record: unknown): void {
    passing.set('record', JSON.stringify(record));
  },
};
