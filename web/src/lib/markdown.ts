// Rules are written in a little Markdown: headings, paragraphs, lists, tables, columns, emphasis, code. Nothing else is
// read. A ruling has its number as its address, and every number that is mentioned leads to it.

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The number of a ruling: R7, R4.13. */
const RULING = /\bR\d+(?:\.\d+)?\b/g;

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(«])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(RULING, (number) => `<a href="#${number}" data-ruling="${number}">${number}</a>`);
}

function tableOf([head = [], ...rows]: string[][]): string {
  const row = (cells: string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="wide" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
}

const piped = (lines: string[]): string =>
  tableOf(
    lines
      .filter((_, at) => at !== 1)
      .map((line) =>
        line
          .replace(/^\||\|$/g, '')
          .split('|')
          .map((cell) => cell.trim()),
      ),
  );

/** Columns set with spaces: each begins where its head does. */
function columns(lines: string[]): string {
  const starts = [...(lines[0] ?? '').matchAll(/(?:^|\s{2,})(?=\S)/g)].map(
    (found) => found.index + found[0].length,
  );
  return tableOf(
    lines.map((line) => starts.map((start, at) => line.slice(start, starts[at + 1]).trim())),
  );
}

function list(lines: string[]): string {
  const tag = lines[0]!.startsWith('-') ? 'ul' : 'ol';
  const items = lines
    .join('\n')
    .split(/\n(?=(?:-|\d+\.)\s)/)
    .map((item) => inline(item.replace(/^(-|\d+\.)\s+/, '').replace(/\s*\n\s*/g, ' ')));
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

type Kind = 'heading' | 'table' | 'columns' | 'list' | 'text';

/** What a line is, after the one before it: what follows an item with an indent belongs to it. */
function kindOf(line: string, before: Kind | null): Kind {
  if (/^#{1,4}\s/.test(line)) return 'heading';
  if (line.startsWith('|')) return 'table';
  if (/^(-|\d+\.)\s/.test(line)) return 'list';
  if (before === 'list' && /^\s/.test(line)) return 'list';
  return /^ {4}/.test(line) ? 'columns' : 'text';
}

function heading(line: string): string {
  const [, marks = '', title = ''] = /^(#{1,4})\s+(.*)$/.exec(line) ?? [];
  const level = Math.min(marks.length + 2, 5);
  const number = /^R\d+(?:\.\d+)?(?=\s)/.exec(title)?.[0];
  return number
    ? `<h${level} id="${number}">${escaped(title)}</h${level}>`
    : `<h${level}>${inline(title)}</h${level}>`;
}

function drawn(kind: Kind, lines: string[]): string {
  if (kind === 'heading') return lines.map(heading).join('');
  if (kind === 'table') return piped(lines);
  if (kind === 'columns') return columns(lines.map((line) => line.slice(4)));
  return kind === 'list' ? list(lines) : `<p>${inline(lines.join(' '))}</p>`;
}

/** Markdown as HTML; what stands in it is escaped first. */
export function html(text: string): string {
  const groups: { kind: Kind; lines: string[] }[] = [];
  let before: Kind | null = null;
  for (const line of text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())) {
    if (!line) {
      before = null;
      continue;
    }
    const kind: Kind = kindOf(line, before);
    if (kind === before) groups.at(-1)!.lines.push(line);
    else groups.push({ kind, lines: [line] });
    before = kind;
  }
  return groups.map(({ kind, lines }) => drawn(kind, lines)).join('');
}

/** Rulings one after the other by their numbers, whatever chapters they were written in. */
export function inOrder(text: string): string {
  const [intro = '', ...parts] = text.split(/^(?=### R\d)/m);
  const order = (part: string): [number, number] => {
    const [, whole, piece] = /^### R(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    return [Number(whole), Number(piece ?? 0)];
  };
  // Chapters end with the ruling before them.
  const rulings = parts.map((part) => part.replace(/^## .*$/gm, '').trim());
  const sorted = rulings.toSorted((one, other) => {
    const [a, b] = [order(one), order(other)];
    return a[0] - b[0] || a[1] - b[1];
  });
  return [intro.replace(/^## .*$/gm, '').trim(), ...sorted].join('\n\n');
}
