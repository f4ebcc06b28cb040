import { expect, test } from 'vitest';
import { bytesOf, fromHex, hex, hmac, plainSha256, sha256 } from './hash';

// FIPS 180-2, and RFC 4231 case 2.
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const HMAC = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';

test('our own SHA-256 is the published one', () => {
  expect(hex(plainSha256(bytesOf('abc')))).toBe(ABC);
});

test('our own SHA-256 agrees with the browser’s at every length around a block', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = bytesOf('x'.repeat(length));
    expect(hex(plainSha256(bytes)), `${length} bytes`).toBe(hex(await sha256(bytes)));
  }
});

test('HMAC is the published one', async () => {
  const made = await hmac(bytesOf('Jefe'), bytesOf('what do ya want for nothing?'));
  expect(hex(made)).toBe(HMAC);
});

test('only pairs of hexadecimal letters are bytes', () => {
  expect(fromHex('00ff')).toEqual(new Uint8Array([0, 255]));
  for (const wrong of ['0', '0g', 'FF', ' 00']) expect(fromHex(wrong), wrong).toBeNull();
});
