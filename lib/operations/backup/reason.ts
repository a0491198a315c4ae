/** Describes why the system failed to access a file, as a phrase to follow the file's name. Undefined for other errors. */
export function reasonOf(error: unknown): string | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'is missing';
    case 'EACCES':
    case 'EPERM':
      return 'cannot be accessed by this user';
    case 'EROFS':
      return 'is on a read-only disk';
    case 'ENOTDIR':
    case 'EISDIR':
      return 'is not a valid place for a file or folder';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'is on a full disk';
    case 'EFBIG':
      return 'has a file larger than this user can write';
    case 'EIO':
      return 'is on a failing disk';
    default:
      return undefined;
  }
}
