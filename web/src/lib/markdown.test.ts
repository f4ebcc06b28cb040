import { expect, test } from 'vitest';
import { html, inOrder } from './markdown';

test('what stands in a text is escaped before anything is read', () => {
  expect(html('1 < 2 & <script>alert(1)</script>')).toBe(
    '<p>1 &lt; 2 &amp; &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});

test('headings go two levels down, to the fifth at most', () => {
  expect(html('# One')).toBe('<h3>One</h3>');
  expect(html('#### Four')).toBe('<h5>Four</h5>');
});

test('a heading may have its paragraph right below', () => {
  expect(html('### R3 Hand\nSeven cards.')).toBe('<h5 id="R3">R3 Hand</h5><p>Seven cards.</p>');
});

test('lists, emphasis, code and links', () => {
  expect(html('- one\n- *two*\n  lines')).toBe('<ul><li>one</li><li><em>two</em> lines</li></ul>');
  expect(html('1. one\n2. **two**')).toBe('<ol><li>one</li><li><strong>two</strong></li></ol>');
  expect(html('see [the rules](rules.md) and `code`')).toBe(
    '<p>see the rules and <code>code</code></p>',
  );
});

test('a table has a head and rows', () => {
  const made = html('| a | b |\n| --- | --- |\n| 1 | 2 |');
  expect(made).toContain('<thead><tr><th>a</th><th>b</th></tr></thead>');
  expect(made).toContain('<tbody><tr><td>1</td><td>2</td></tr></tbody>');
});

test('a paragraph may have its list right below, and columns set with spaces are a table', () => {
  expect(html('One.\n- a\n  b\n- c')).toBe('<p>One.</p><ul><li>a b</li><li>c</li></ul>');
  const made = html('    points   1 player\n    5        0-6, 32-36');
  expect(made).toContain('<th>points</th><th>1 player</th>');
  expect(made).toContain('<td>5</td><td>0-6, 32-36</td>');
});

test('a number leads to its ruling, and rulings stand in order', () => {
  expect(html('See R4.13.')).toBe('<p>See <a href="#R4.13" data-ruling="R4.13">R4.13</a>.</p>');
  const text = '# All\n\n## One\n\n### R10 b\nB.\n\n## Two\n\n### R9 a\nA.';
  expect(inOrder(text)).toBe('# All\n\n### R9 a\nA.\n\n### R10 b\nB.');
});
