/** Hands a text over to the browser as a file to keep. */
export function saveFile(file: { readonly name: string; readonly text: string }): void {
  const address = URL.createObjectURL(new Blob([file.text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
