/** Hands a text, or the bytes of another kind of file, over to the browser as a file to keep. */
export function saveFile(file: { readonly name: string; readonly text: string | Blob }): void {
  const type = typeof file.text === 'string' ? 'text/csv;charset=utf-8' : file.text.type;
  const address = URL.createObjectURL(new Blob([file.text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
