// What the folder of a game tries of its own table.

import { told } from './games.mjs';

for (const { tests } of told) tests?.();
