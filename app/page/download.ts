/** Hands a text to the browser as a file to keep. */
const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  json: 'application/json',
  scxml: 'application/xml',
};

export function download(name: string, text: string): void {
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
