/** Words the system's reason for a failed file operation to follow the file's name; undefined for other errors. */
export function reasonOf(error: unknown): string | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'is missing';
    case 'EACCES':
    case 'EPERM':
      return 'may not be read or written by this user';
    case 'EROFS':
      return 'is on a disk that cannot be written to';
    case 'ENOTDIR':
    case 'EISDIR':
      return 'is not where a file or folder can be';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'is on a disk that is full';
    case 'EFBIG':
      return 'has a file larger than this user may write';
    case 'EIO':
      return 'is on a disk that fails';
    default:
      return undefined;
  }
}
