/** Server-sent events, read from a body as it arrives. */

export interface StreamEvent {
  readonly id: string | undefined;
  readonly type: string;
  readonly data: string;
}

/** Takes text in pieces of any size and gives the events that are complete. */
export function eventReader(hear: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  return piece => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const event = readBlock(block);
      if (event) hear(event);
    }
  };
}

function readBlock(block: string): StreamEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === undefined) continue;
    const before = fields.get(field);
    fields.set(field, before === undefined ? value : `${before}\n${value}`);
  }
  const data = fields.get('data');
  if (data === undefined) return undefined;
  return { id: fields.get('id'), type: fields.get('event') ?? 'message', data };
}

/** Reads the body to its end. `onSign` hears of every sign of life, also of those that tell nothing. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  hear: (event: StreamEvent) => void,
  onSign: () => void,
): Promise<void> {
  const read = eventReader(hear);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    read(decoder.decode(value, { stream: true }));
  }
}
