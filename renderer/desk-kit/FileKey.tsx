import { type ReactNode, useRef } from 'react';
import { Button } from '../kit/Button.tsx';

interface FileKeyProps {
  readonly children: ReactNode;
  /** The kinds of files that may be chosen, as browsers list them: `.csv,text/csv`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** What comes of the file is sent to the host: the key works while it can be. */
  readonly sends?: boolean;
  readonly disabled?: boolean;
  readonly testid: string;
  /** Of the element by which the file is chosen, which nobody sees. */
  readonly fileTestid: string;
}

/** A key by which a file of this machine is chosen; the same file may be chosen once more. */
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
