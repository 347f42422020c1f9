/** Lets the person keep a text as a file. */
export function offerFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its own copy once the download has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
