export function saveFile({
  filename,
  content_type,
  content_base64,
}: {
  filename: string;
  content_type: string;
  content_base64: string;
}): void {
  const bytes = Uint8Array.from(atob(content_base64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: content_type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
