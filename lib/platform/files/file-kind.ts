/** What a file is, as decided by its bytes. */
export interface FileKind {
  contentType: string;
  /** Without the dot; the usual one first. */
  extension: string;
}

/** Looks at a file as it passes by and says in the end what it is. */
export interface FileInspector {
  /** Takes the next bytes; throws AppError as soon as it is clear that the file is not wanted. */
  take: (chunk: Uint8Array) => Promise<void>;
  /** Called after the last byte; throws AppError when the file is not wanted. */
  finish: () => Promise<FileKind>;
}
