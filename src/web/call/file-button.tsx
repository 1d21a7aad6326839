import { useRef } from 'react';
import { Button } from '../ui/button.tsx';

/** A button that chooses a file. */
export function FileButton({
  label,
  accept,
  multiple = false,
  variant = 'secondary',
  onFiles,
}: {
  label: string;
  accept: string;
  multiple?: boolean;
  variant?: 'primary' | 'secondary' | 'quiet';
  onFiles(files: readonly File[]): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

export const TABLE_FILES = '.csv,.tsv,.txt,.xlsx,text/csv';
