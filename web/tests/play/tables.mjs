// Every table, from its tile to its end, by hand and by keys.

import '../tables.mjs';
import '../keyboard.mjs';
import '../own.mjs';
import '../plain.mjs';
