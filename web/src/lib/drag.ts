// A piece that is dragged by a mouse or a pen, and let go over a place that takes it. A finger scrolls: it touches instead.

/** What becomes of a piece that is dragged. */
export interface Dragged {
  /** Whether it can be lifted now. */
  may: boolean;
  /** It was lifted. */
  lift: () => void;
  /** It was let go over the place of this name (`data-drop`). */
  drop: (place: string) => void;
}

/** So far the pointer must go before a touch is a drag, in pixels. */
const FAR = 6;

/** Makes a piece one that can be dragged. */
export function drag(piece: HTMLElement, how: Dragged) {
  let now = how;
  let from: { x: number; y: number } | null = null;
  let lifted = false;

  function down(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.button !== 0 || !now.may) return;
    from = { x: event.clientX, y: event.clientY };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!lifted && Math.hypot(x, y) < FAR) return;
    if (!lifted) now.lift();
    lifted = true;
    document.body.classList.add('dragging');
    piece.classList.add('dragged');
    piece.style.translate = `${x}px ${y}px`;
  }

  function up(event: PointerEvent): void {
    const over = document.elementFromPoint(event.clientX, event.clientY);
    const place = over?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
    // What was dragged was not touched as well.
    if (lifted) addEventListener('click', (click) => click.stopPropagation(), ONCE);
    const takes = lifted && place !== undefined;
    end();
    if (takes) now.drop(place);
  }

  function end(): void {
    from = null;
    lifted = false;
    document.body.classList.remove('dragging');
    piece.classList.remove('dragged');
    piece.style.translate = '';
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
  }

  piece.addEventListener('pointerdown', down);
  return {
    update: (next: Dragged) => (now = next),
    destroy() {
      end();
      piece.removeEventListener('pointerdown', down);
    },
  };
}

const ONCE = { capture: true, once: true } as const;
