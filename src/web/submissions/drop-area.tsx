import { type DragEvent, type ReactNode, useState } from 'react';

/** A box on which a file can be dropped. The button inside does the same. */
export function DropArea({ onFile, children }: { onFile(file: File): void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is another way to press the button inside.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mt-4 rounded-xl border-2 border-dashed p-4 sm:p-6 ${isOver ? 'border-ember bg-ember-soft' : 'border-line-strong bg-surface'}`}
    >
      {children}
    </div>
  );
}
