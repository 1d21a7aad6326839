import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Rows of a block. Blocks far from the window are empty boxes of their height. */
const BLOCK = 20;
/** How far from the window rows are drawn, so that scrolling and arrow keys never meet an empty box. */
const MARGIN = '1200px 0px';

/** Draws the rows near the window. */
export function VirtualBlocks<Item>({
  items,
  rowHeight,
  children,
}: {
  items: readonly Item[];
  /** Pixels of a row that has not been drawn yet. */
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
  /** Of the rows when they were last drawn. */
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
