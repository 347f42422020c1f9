/** Opens a record from a file: by a press, or by dropping it anywhere on the page. */
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { go } from '../base/router.ts';
import { useWindowEvent } from '../base/use-window-event.ts';
import { toast } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { loadWords, say } from '../words/words.ts';

/** What reads records is loaded when there is one to read, with the words for what may be wrong with it. */
async function open(file: File): Promise<void> {
  const [{ addressOfFile }, { problemWords }] = await Promise.all([
    import('./source.ts'),
    import('./problem-words.ts'),
    loadWords('learn'),
  ]);
  const address = await addressOfFile(file);
  if (address.ok) go(address.value);
  else toast(problemWords(address.reason));
}

const openOrTell = (file: File): void => void open(file).catch(() => toast(say('app.failed.text')));

export function OpenFile({ children }: { readonly children?: ComponentChildren }) {
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  useDroppedFile(openOrTell);
  return (
    <div class="row">
      <Button aria-describedby={children ? id : undefined} onClick={() => picker.current?.click()}>
        {say('replay.file')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        data-testid="record-file"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) openOrTell(file);
        }}
      />
      {children && (
        <p id={id} class="soft">
          {children}
        </p>
      )}
    </div>
  );
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

function useDroppedFile(take: (file: File) => void): void {
  useWindowEvent('dragover', event => {
    if (hasFile(event)) event.preventDefault();
  });
  useWindowEvent('drop', event => {
    if (!hasFile(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) take(file);
  });
}
