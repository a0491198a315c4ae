const CODE_NAMES = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  31: 'NoSuchKey',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  117: 'ConflictingOperationInProgress',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  225: 'TransactionTooOld',
  237: 'CursorKilled',
  246: 'SnapshotUnavailable',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  260: 'InvalidResumeToken',
  263: 'OperationNotSupportedInTransaction',
  276: 'IndexBuildAborted',
  280: 'ChangeStreamFatalError',
  286: 'ChangeStreamHistoryLost',
  291: 'NoQueryExecutionPlans',
  352: 'UnsupportedOpQueryCommand',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
  16410: 'Location16410',
  17280: 'KeyTooLong',
  31254: 'Location31254',
  15947: 'Location15947',
  15952: 'Location15952',
  15955: 'Location15955',
  15958: 'Location15958',
  15969: 'Location15969',
  15974: 'Location15974',
  15975: 'Location15975',
  40066: 'Location40066',
  40156: 'Location40156',
  40192: 'Location40192',
  40193: 'Location40193',
  40194: 'Location40194',
  40196: 'Location40196',
  40197: 'Location40197',
  40198: 'Location40198',
  40200: 'Location40200',
  40201: 'Location40201',
  40202: 'Location40202',
  40234: 'Location40234',
  40323: 'Location40323',
  40324: 'Location40324',
  40414: 'Location40414',
  40415: 'Location40415',
  40674: 'Location40674',
  50808: 'Location50808',
  50811: 'Location50811',
  50768: 'Location50768',
  51024: 'Location51024',
  51091: 'Location51091',
  51272: 'Location51272',
  5107200: 'Location5107200',
  5107201: 'Location5107201',
} as const;

export type Code = keyof typeof CODE_NAMES;

/** An error in MongoDB's format: `code`, its name, and details (`keyPattern`, `keyValue`). */
export class Fault extends Error {
  readonly codeName: string;

  constructor(
    readonly code: Code,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.codeName = CODE_NAMES[code];
  }
}

/** The label that makes drivers retry the whole transaction. */
export const TRANSIENT = { errorLabels: ['TransientTransactionError'] };
export const transient = (code: Code, message: string): Fault => new Fault(code, message, TRANSIENT);

/** Throws an error for a MongoDB feature that is not supported. */
export function refuse(what: string, code: Code = 2): never {
  throw new Fault(code, `${what} is not supported by the embedded database`);
}
