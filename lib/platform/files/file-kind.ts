export interface FileKind {
  contentType: string;
  /** Without the dot. */
  extension: string;
}

export interface FileInspector {
  /** Takes the next bytes. Throws AppError as soon as the file is clearly not acceptable. */
  take: (chunk: Uint8Array) => Promise<void>;
  /** Call it after the last byte. Throws AppError for an unacceptable file. */
  finish: () => Promise<FileKind>;
}
