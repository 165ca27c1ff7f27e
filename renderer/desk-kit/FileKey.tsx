import { type ReactNode, useRef } from 'react';
import { Button } from '../kit/Button.tsx';

interface FileKeyProps {
  readonly children: ReactNode;
  /** The kinds of files that may be chosen, as browsers list them: `.csv,text/csv`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** The file leads to an intent: the key is disabled while none can be sent. */
  readonly sends?: boolean;
  readonly disabled?: boolean;
  readonly testid: string;
  /** For the hidden file input. */
  readonly fileTestid: string;
}

/** A key that lets the user choose a file on this machine. The same file may be chosen again. */
export function FileKey({
  children,
  accept,
  onFile,
  sends = false,
  disabled = false,
  testid,
  fileTestid,
}: FileKeyProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button sends={sends} disabled={disabled} onPress={() => file.current?.click()} testid={testid}>
        {children}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept={accept}
        data-testid={fileTestid}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
    </>
  );
}
