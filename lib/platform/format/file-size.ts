const KB = 1024;
const MB = KB * KB;

/** Formats a size: "900 bytes", "24 KB", "1.9 MB". */
export function fileSizeText(bytes: number): string {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / KB);
  return kilobytes < KB ? `${kilobytes} KB` : `${Number((bytes / MB).toFixed(1))} MB`;
}
