// In the page: what does not fit on the screen. One function without anything from outside, so that a browser can be handed it.

/** Everything on this screen that does not fit: each a sentence. */
export function faults({ touch, scrolls = false }) {
  const [width, height] = [innerWidth, innerHeight];
  const found = [];
  const name = (element) => {
    const of = typeof element.className === 'string' ? element.className : '';
    const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return `${element.localName}${of ? `.${of.trim().split(/\s+/).join('.')}` : ''} "${said.replace(/\s+/g, ' ').slice(0, 30)}"`;
  };
  const isShown = (element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !element.closest('.vh, .skip, [inert], [aria-hidden=true] button');
  const root = document.scrollingElement;

  // The page itself: nothing of a choice is scrolled to.
  if (root.scrollWidth > width + 1) found.push(`wide: ${root.scrollWidth} of ${width} px`);
  if (!scrolls && root.scrollHeight > height + 1)
    found.push(`high: ${root.scrollHeight} of ${height} px`);

  /** The part of an element that its scrolling ancestors let one see; null where one of them can be scrolled to it. */
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = up.getBoundingClientRect();
      const folds = /auto|scroll/.test(overflowX + overflowY);
      if (
        folds &&
        (top < box.top - 1 ||
          bottom > box.bottom + 1 ||
          left < box.left - 1 ||
          right > box.right + 1)
      )
        return null;
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };

  const controls = [...document.querySelectorAll('button, a[href], select, input, [role=button]')]
    .filter(isShown)
    .filter(
      (element) => !element.disabled && element.type !== 'radio' && element.type !== 'checkbox',
    );
  for (const element of controls) {
    const whole = element.getBoundingClientRect();
    const box = seen(element);
    if (!box || !whole.width) continue;
    // A page that may be scrolled is scrolled to what lies below.
    if (scrolls && (whole.bottom > height || whole.top < 0)) continue;
    const [x, y] = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    const own =
      hit &&
      (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
    if (!own) found.push(`hidden: ${name(element)}${hit ? ` under ${name(hit)}` : ''}`);
    // A board that finds the nearest place to a touch has larger targets than it draws.
    if (touch && !element.closest('.plate') && (whole.width < 43.5 || whole.height < 43.5))
      found.push(
        `small: ${name(element)} ${Math.round(whole.width)} × ${Math.round(whole.height)}`,
      );
  }

  // Text that is cut off without a sign of it.
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg, .vh') || !isShown(element)) continue;
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    // A line that ends in … says that there is more.
    if (webkitLineClamp !== 'none' || element.clientWidth <= 1) continue;
    const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
    if (
      cuts(overflowX) &&
      textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1
    )
      found.push(`cut: ${name(element)}`);
    else if (cuts(overflowY) && element.scrollHeight > element.clientHeight + 3)
      found.push(`cut: ${name(element)}`);
  }

  // The largest rectangle with nothing in it, by cells.
  const [columns, rows] = [32, 20];
  const filled = Array.from({ length: rows }, () => new Uint8Array(columns));
  const fill = ({ left, top, right, bottom }) => {
    const [from, to] = [
      Math.max(0, Math.floor((left / width) * columns)),
      Math.min(columns, Math.ceil((right / width) * columns)),
    ];
    const [first, last] = [
      Math.max(0, Math.floor((top / height) * rows)),
      Math.min(rows, Math.ceil((bottom / height) * rows)),
    ];
    for (let row = first; row < last; row++) filled[row].fill(1, from, Math.max(from, to));
  };
  for (const element of document.querySelectorAll('body *')) {
    if (!isShown(element) || element.closest('.vh')) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height || box.bottom < 0 || box.top > height) continue;
    const large = box.width >= width * 0.98 && box.height >= height * 0.9;
    const style = getComputedStyle(element);
    const painted =
      style.backgroundImage !== 'none' || !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor);
    if (element.localName === 'svg' || (painted && !large)) fill(box);
    for (const node of element.childNodes) {
      if (node.nodeType !== 3 || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) fill(line);
    }
  }
  let [most, where] = [0, ''];
  const heights = new Array(columns).fill(0);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      heights[column] = filled[row][column] ? 0 : heights[column] + 1;
    for (let from = 0; from < columns; from++) {
      let least = Infinity;
      for (let to = from; to < columns && heights[to]; to++) {
        least = Math.min(least, heights[to]);
        const area = least * (to - from + 1);
        if (area > most)
          [most, where] = [area, `columns ${from} to ${to}, rows ${row - least + 1} to ${row}`];
      }
    }
  }
  const share = most / (columns * rows);
  if (share > 1 / 3) found.push(`empty: ${Math.round(share * 100)} % (${where})`);
  return found;
}
