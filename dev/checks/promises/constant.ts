import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The value of an expression made of literals; undefined for any other expression. */
export type Value = number | string | Value[] | { [name: string]: Value } | undefined;

const sources = new Map<string, ts.SourceFile>();

function sourceOf(file: string): ts.SourceFile {
  const known = sources.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  sources.set(file, source);
  return source;
}

/** Returns the file from which `name` is imported, and its name in that file. */
function importedFrom(source: ts.SourceFile, name: string): { file: string; name: string } | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    const found =
      bindings && ts.isNamedImports(bindings)
        ? bindings.elements.find((element) => element.name.text === name)
        : undefined;
    if (!found) continue;
    const { text } = statement.moduleSpecifier;
    const path = text.startsWith('@/') ? text.slice(2) : join(dirname(source.fileName), text);
    const file = [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate));
    return file ? { file, name: (found.propertyName ?? found.name).text } : undefined;
  }
  return undefined;
}

const CALCULATED: Partial<Record<ts.SyntaxKind, (a: number, b: number) => number>> = {
  [ts.SyntaxKind.PlusToken]: (a, b) => a + b,
  [ts.SyntaxKind.MinusToken]: (a, b) => a - b,
  [ts.SyntaxKind.AsteriskToken]: (a, b) => a * b,
  [ts.SyntaxKind.SlashToken]: (a, b) => a / b,
  [ts.SyntaxKind.AsteriskAsteriskToken]: (a, b) => a ** b,
};

function calculated({ left, right, operatorToken }: ts.BinaryExpression): Value {
  const [a, b] = [valueOf(left), valueOf(right)];
  return typeof a === 'number' && typeof b === 'number' ? CALCULATED[operatorToken.kind]?.(a, b) : undefined;
}

function membersOf(node: ts.ObjectLiteralExpression): Value {
  const members: Record<string, Value> = {};
  for (const property of node.properties)
    if (
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    )
      members[property.name.text] = valueOf(property.initializer);
  return members;
}

function member(value: Value, name: string): Value {
  return typeof value === 'object' ? (value as Record<string, Value>)[name] : undefined;
}

function valueOf(node: ts.Node): Value {
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''));
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isBinaryExpression(node)) return calculated(node);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf);
  if (ts.isObjectLiteralExpression(node)) return membersOf(node);
  if (ts.isIdentifier(node)) return constantIn(node.getSourceFile(), node.text);
  if (ts.isPropertyAccessExpression(node)) return member(valueOf(node.expression), node.name.text);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return valueOf(node.expression);
  return undefined;
}

function constantIn(source: ts.SourceFile, name: string): Value {
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    const found = statement.declarationList.declarations.find(
      (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
    );
    if (found?.initializer) return valueOf(found.initializer);
  }
  const imported = importedFrom(source, name);
  return imported ? constantIn(sourceOf(imported.file), imported.name) : undefined;
}

/**
 * Evaluates a constant of a file, exported or not, without running the file. `file` is relative to the
 * repository's root. `path` is the name, or the path to a field (`LIMITS.contact.address`; names may contain
 * spaces). Returns undefined if there is no such constant, or if it is not made of literals.
 */
export function constantOf(file: string, path: string): Value {
  const [name = '', ...members] = path.split('.');
  return members.reduce(member, constantIn(sourceOf(file), name));
}
