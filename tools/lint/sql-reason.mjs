/** A statement as a repository writes it: SQL at the beginning of a string. */
const STATEMENT = /^[\s(]*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\s/;
const REASON = /^ SQL: \S/;

/**
 * ESLint rule for repositories: a statement written by hand has a line `// SQL: reason` above it, which says why TypeORM does not build it.
 * Statements are calls of `query`, calls of `run` of `Sql`, and calls that receive SQL text as an argument.
 * @type {import('eslint').Rule.RuleModule}
 */
export const sqlReason = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Use TypeORM here, or say above why not: `// SQL: reason`.' },
  },
  create({ sourceCode, report }) {
    /** @param {import('estree').Node} node */
    const isReasonAbove = (node) =>
      sourceCode.getCommentsBefore(node).some(({ type, value }) => type === 'Line' && REASON.test(value));
    return {
      CallExpression(node) {
        if (!isStatement(node, sourceCode)) return;
        // The reason stands above the call, or above the expression or statement that contains it.
        for (const container of containersOf(node)) if (isReasonAbove(container)) return;
        report({ node, messageId: 'missing' });
      },
    };
  },
};

/**
 * @param {import('estree').CallExpression} call
 * @param {import('eslint').SourceCode} sourceCode
 */
function isStatement(call, sourceCode) {
  const callee = sourceCode.getText(call.callee);
  return /\.query$|\bsql\.run$/.test(callee) || call.arguments.some((argument) => STATEMENT.test(textOf(argument)));
}

/** The beginning of a text as far as it is known. @param {import('estree').Node} node */
function textOf(node) {
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? '') : '';
}

/** A node and what it is part of, up to a statement, a member of a class or of an object. @param {import('eslint').Rule.Node} node */
function* containersOf(node) {
  for (let current = /** @type {import('eslint').Rule.Node | null} */ (node); current; current = current.parent) {
    yield current;
    if (/Statement$|Declaration$|^PropertyDefinition$|^Property$/.test(current.type)) return;
  }
}
