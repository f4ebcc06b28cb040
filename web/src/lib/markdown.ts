// Rules are written in a little Markdown: headings, paragraphs, lists, tables, emphasis, code. Nothing else is read.

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(«])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

function table(lines: string[]): string {
  const cells = (line: string): string[] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const [head, , ...rows] = lines;
  const row = (line: string, tag: string): string =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  return `<div class="wide" tabindex="0"><table><thead>${row(head ?? '', 'th')}</thead><tbody>${rows.map((line) => row(line, 'td')).join('')}</tbody></table></div>`;
}

function block(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const heading = /^(#{1,4})\s+(.*)$/.exec(lines[0] ?? '');
  if (heading) {
    const rest = lines.slice(1).join('\n').trim();
    const level = Math.min(heading[1]!.length + 2, 5);
    return `<h${level}>${inline(heading[2]!)}</h${level}>${rest ? block(rest) : ''}`;
  }
  if (lines[0]?.startsWith('|')) return table(lines);
  if (/^(-|\d+\.)\s/.test(lines[0] ?? '')) {
    const tag = lines[0]!.startsWith('-') ? 'ul' : 'ol';
    const items = text
      .split(/\n(?=(?:-|\d+\.)\s)/)
      .map((item) => inline(item.replace(/^(-|\d+\.)\s+/, '').replace(/\s*\n\s*/g, ' ')));
    return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
  }
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** Markdown as HTML; what stands in it is escaped first. */
export function html(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => block(part.trim()))
    .join('');
}
