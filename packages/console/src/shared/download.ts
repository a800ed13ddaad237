// Hands a file of another address to the browser's downloads.

/** `name` is what the file is called there, where the server does not name it. */
export function download(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
