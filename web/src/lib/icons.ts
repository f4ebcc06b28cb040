// Marks drawn with one line.

export const ICONS = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M5 8h14M5 16h14',
  undo: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
  hint: 'M12 3v2M5 6l1.5 1.5M19 6l-1.5 1.5M9.5 18h5M10 21h4M8.500 15.500a5 5 0 1 1 7 0c-.6.6-1 1.400-1 2.500h-5c0-1.100-.4-1.900-1-2.500z',
  rules: 'M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10M9 8h5',
  log: 'M6 4v16M10 7h8M10 12h8M10 17h5',
  lamp: 'M8 4h8l2 11H6zM12 15v5M8.5 20h7',
  shut: 'M6 6l12 12M18 6L6 18',
  first: 'M7 5v14M19 5l-9 7 9 7z',
  last: 'M17 5v14M5 5l9 7-9 7z',
  prev: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  download: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  chev: 'M9 5l7 7-7 7',
  check: 'M5 12.5l4.5 4.5L19 7',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
} as const;

export type Icon = keyof typeof ICONS;
