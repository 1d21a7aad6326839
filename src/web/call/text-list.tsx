import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CallText } from '../../call/texts.ts';
import { useMessages } from '../i18n/language.tsx';
import { Label, Select, TextField } from '../ui/field.tsx';
import { store } from './call-context.ts';
import { decidingMessages } from './deciding-messages.ts';
import { isTyping } from './decision-controls.tsx';
import { decidedCount, FILTERS, type ListSettings, shownTexts } from './shown-texts.ts';
import { Signal, useSignal } from './signal.ts';
import type { OpenCall } from './state.ts';
import { firstUndecided, OpenedRowContext, TextRow } from './text-row.tsx';

/** The assumed height in pixels of a row that has not been drawn yet. */
const ROW_HEIGHT = 105;

/**
 * All texts, with the texts below the line collapsed at the end. Without a sample the texts are sorted by points, and the first
 * undecided text is open.
 */
export function TextList({ call: { plan }, hasSample }: { call: OpenCall; hasSample: boolean }) {
  const texts = useMessages(decidingMessages);
  const [shown, setShown] = useState<ListSettings>({
    search: '',
    filter: 'all',
    order: hasSample ? 'table' : 'points',
  });
  const outcome = useSignal(store.outcome);
  const [isExpanded, setExpanded] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const deferred = useDeferredValue(shown);
  const matching = useMemo(() => shownTexts(plan.texts, deferred), [plan.texts, deferred]);
  const [opened] = useState(() => new Signal<number | undefined>(undefined));

  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasSample || isElsewhere(list.current)) return;
    const row = firstUndecided([...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]);
    if (!row) return;
    opened.set(Number(row.dataset.row));
    row.focus({ preventScroll: true });
  }, [hasSample, opened]);

  const placings = outcome?.placings;
  const position = useMemo(() => new Map(plan.texts.map((text, at) => [text, at])), [plan.texts]);
  const placingOf = (text: CallText) => placings?.[position.get(text) ?? -1] ?? 'read';
  const isBelow = (text: CallText) => placingOf(text).startsWith('below');
  const above = matching.filter((text) => !isBelow(text));
  const below = matching.filter(isBelow);
  const kept = plan.texts.filter(({ isLeftOut }) => !isLeftOut);

  /** Expands the texts below the line and scrolls to them, because hundreds of rows may come before. */
  function seeBelow() {
    setExpanded(true);
    toggle.current?.focus({ preventScroll: true });
    toggle.current?.scrollIntoView({ block: 'start' });
  }

  const rows = (items: readonly CallText[], before: number) => (
    <VirtualBlocks items={items} rowHeight={ROW_HEIGHT}>
      {(text, index) => (
        <TextRow
          key={text.index}
          text={text}
          line={outcome?.line.points}
          isCheck={placingOf(text) === 'below: check'}
          position={before + index + 1}
          size={matching.length}
        />
      )}
    </VirtualBlocks>
  );

  return (
    <OpenedRowContext value={opened}>
      <section ref={list} className="print:hidden">
        <h3 className="font-display text-2xl">{texts.table}</h3>
        <Controls shown={shown} onShow={setShown} />
        <p className="mt-3 flex flex-wrap gap-x-6 text-sm text-muted">
          <span role="status">{texts.count(matching.length, kept.length)}</span>
          <Decided texts={plan.different} />
          {below.length > 0 && (
            <button
              type="button"
              onClick={seeBelow}
              className="min-h-6 cursor-pointer underline underline-offset-4 hover:text-ember"
            >
              {texts.toBelow(below.length)}
            </button>
          )}
          <span className="hidden sm:inline">{texts.rowKeys}</span>
        </p>
        <p className="mt-1 text-sm text-muted">
          {texts.legend(plan.criteria.map(({ criterion }) => criterion).join(', '))}
        </p>
        {shown.order === 'points' && <p className="mt-2 max-w-measure text-warning">{texts.orderNote}</p>}
        {matching.length === 0 && <p className="mt-6">{texts.nothing}</p>}
        <Rows label={texts.table}>{rows(above, 0)}</Rows>
        {below.length > 0 && (
          <div className="mt-6 border-t-2 border-line-strong">
            <button
              ref={toggle}
              type="button"
              aria-expanded={isExpanded}
              onClick={() => setExpanded(!isExpanded)}
              className="min-h-11 cursor-pointer scroll-my-24 py-2.5 text-left font-semibold text-ember"
            >
              {isExpanded ? '▾' : '▸'} {texts.below(below.length)}
            </button>
            <p className="max-w-measure text-sm text-muted">{texts.belowNote}</p>
            {isExpanded && <Rows label={texts.below(below.length)}>{rows(below, above.length)}</Rows>}
          </div>
        )}
      </section>
    </OpenedRowContext>
  );
}

/** Whether the focus is on another part of the page. */
function isElsewhere(element: HTMLElement | null): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && !element?.contains(active);
}

function Decided({ texts: different }: { texts: readonly CallText[] }) {
  const texts = useMessages(decidingMessages);
  useSignal(store.outcome);
  return <span>{texts.decided(decidedCount(different), different.length)}</span>;
}

/** A list with rows between which the arrow keys move. */
function Rows({ label, children }: { label: string; children: React.ReactNode }) {
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    if (!step || isTyping(event.target) || !row) return;
    event.preventDefault();
    focusNeighbour(row, step);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: blocks of rows stand between list and rows.
    <div role="list" aria-label={label} onKeyDown={onKeyDown} className="mt-3 border-t border-line-strong">
      {children}
    </div>
  );
}

/** Focuses the next or the previous row, which is drawn because it is near the window. */
function focusNeighbour(row: HTMLElement, step: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const next = all[all.indexOf(row) + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

function Controls({ shown, onShow }: { shown: ListSettings; onShow(shown: ListSettings): void }) {
  const texts = useMessages(decidingMessages);
  return (
    <div className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-[2fr_1fr_1fr]">
      <Label text={texts.search} className="text-sm">
        <TextField type="search" value={shown.search} onValue={(search) => onShow({ ...shown, search })} />
      </Label>
      <Label text={texts.show} className="text-sm">
        <Select
          value={shown.filter}
          options={FILTERS.map((filter) => [filter, texts.filter[filter]])}
          onValue={(filter) => onShow({ ...shown, filter })}
        />
      </Label>
      <Label text={texts.order} className="text-sm">
        <Select
          value={shown.order}
          options={[
            ['table', texts.orders.table],
            ['points', texts.orders.points],
          ]}
          onValue={(order) => onShow({ ...shown, order })}
        />
      </Label>
    </div>
  );
}

/** The number of rows in a block. A block far from the window is an empty box of the same height. */
const BLOCK = 20;
/** How far from the window blocks are drawn, so that scrolling and arrow keys never reach an empty box. */
const MARGIN = '1200px 0px';

/** Draws the rows near the window. */
function VirtualBlocks<Item>({
  items,
  rowHeight,
  children,
}: {
  items: readonly Item[];
  /** The assumed height in pixels of a row that has not been drawn yet. */
  rowHeight: number;
  children(item: Item, index: number): ReactNode;
}) {
  const blocks = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, block) => block * BLOCK);
  return blocks.map((start) => (
    <Block key={start} isFirst={start === 0} height={Math.min(BLOCK, items.length - start) * rowHeight}>
      {() => items.slice(start, start + BLOCK).map((item, index) => children(item, start + index))}
    </Block>
  ));
}

function Block({ isFirst, height, children }: { isFirst: boolean; height: number; children(): ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  /** The height of the rows when they were last drawn. */
  const known = useRef(height);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const holdsFocus = element.contains(document.activeElement);
        if (!entry.isIntersecting && !holdsFocus) known.current = element.offsetHeight || known.current;
        setNear(entry.isIntersecting || holdsFocus);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} role="none" style={isNear ? undefined : { height: known.current }}>
      {isNear && children()}
    </div>
  );
}
