/**
 * What JSX children show: texts or elements, each of which always is the same or can change. A slot is content of the
 * caller, such as `children`; the rule checks it where it is written.
 *
 * @typedef {'nothing' | 'static-text' | 'changing-text' | 'element' | 'changing-element' | 'slot'} Kind
 */

const isText = (kind) => kind === 'static-text' || kind === 'changing-text';

/** Content that is one of several alternatives. */
const combine = (...kinds) => {
  const shown = kinds.filter((kind) => kind !== 'nothing');
  if (shown.length === 0) return 'nothing';
  if (shown.some(isText)) return 'changing-text';
  return shown.every((kind) => kind === 'slot') ? 'slot' : 'changing-element';
};

const textKind = (text) => (text.trim() === '' ? 'nothing' : 'static-text');

const isFunction = ({ type }) => /Function/.test(type);

/** Classifies expressions by the code of their file, without type information. */
class ContentClassifier {
  /** Annotations of the properties that the file declares, by name. */
  propertyTypes = new Map();
  pending = new Set();

  constructor(sourceCode) {
    this.sourceCode = sourceCode;
  }

  kindOf = (node) => {
    switch (node.type) {
      case 'JSXText':
        return textKind(node.value);
      case 'Literal':
        return node.value === null || typeof node.value === 'boolean'
          ? 'nothing'
          : textKind(String(node.value));
      case 'TemplateLiteral':
        return node.expressions.length === 0 ? textKind(node.quasis[0].value.raw) : 'changing-text';
      case 'JSXExpressionContainer':
      case 'ChainExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        return this.kindOf(node.expression);
      case 'JSXEmptyExpression':
        return 'nothing';
      case 'JSXElement':
        return 'element';
      case 'JSXFragment': {
        const kinds = node.children.map(this.kindOf);
        return kinds.find(isText) ?? kinds.find((kind) => kind !== 'nothing') ?? 'nothing';
      }
      case 'ConditionalExpression':
        return combine(this.kindOf(node.consequent), this.kindOf(node.alternate));
      case 'LogicalExpression':
        return combine(node.operator === '&&' ? 'nothing' : this.kindOf(node.left), this.kindOf(node.right));
      case 'CallExpression':
        return this.kindOfCall(node);
      case 'Identifier':
        return this.kindOfVariable(node, this.kindOf);
      case 'MemberExpression':
        return this.kindOfProperty(node.property.name);
      default:
        return 'changing-text';
    }
  };

  kindOfCall({ callee, arguments: given }) {
    if (callee.type === 'Identifier') {
      const isFixedText = callee.name === 't' && given.length === 1 && given[0].type === 'Literal';
      return isFixedText ? 'static-text' : this.kindOfVariable(callee, this.kindReturnedBy);
    }
    const method = callee.property?.name;
    if (method === 'slice' || method === 'filter') return this.kindOf(callee.object);
    const build = given.find(isFunction);
    if (!build || !/^(?:flatMap|from|map)$/.test(method)) return 'changing-text';
    return isText(this.kindReturnedBy(build)) ? 'changing-text' : 'changing-element';
  }

  kindReturnedBy = (value) => {
    if (!isFunction(value)) return 'changing-text';
    if (value.body.type !== 'BlockStatement') return this.kindOf(value.body);
    const kindsIn = (statement) => {
      if (statement?.type === 'ReturnStatement')
        return [statement.argument ? this.kindOf(statement.argument) : 'nothing'];
      if (statement?.type === 'BlockStatement') return statement.body.flatMap(kindsIn);
      return statement?.type === 'IfStatement'
        ? [statement.consequent, statement.alternate].flatMap(kindsIn)
        : [];
    };
    const kinds = kindsIn(value.body);
    return kinds.length === 1 ? kinds[0] : combine(...kinds);
  };

  /** @param classify called with the value of a constant of the file */
  kindOfVariable(identifier, classify) {
    if (identifier.name === 'undefined') return 'nothing';
    const value = this.constantValue(identifier);
    if (!value) return this.kindOfProperty(identifier.name);
    if (this.pending.has(value)) return 'changing-text';
    this.pending.add(value);
    const kind = classify(value);
    this.pending.delete(value);
    return kind;
  }

  constantValue(identifier) {
    const { name } = identifier;
    let scope = this.sourceCode.getScope(identifier);
    while (scope && !scope.set.has(name)) scope = scope.upper;
    const declaration = scope?.set.get(name).defs[0]?.node;
    return (
      declaration?.type === 'VariableDeclarator' && declaration.id.type === 'Identifier' && declaration.init
    );
  }

  kindOfProperty(name) {
    if (name === 'children') return 'slot';
    const type = this.propertyTypes.get(name);
    return type ? this.kindOfType(type) : 'changing-text';
  }

  kindOfType(type) {
    if (type.type === 'TSUnionType') return combine(...type.types.map((part) => this.kindOfType(part)));
    if (type.type === 'TSUndefinedKeyword') return 'nothing';
    return type.typeName?.name === 'ReactNode' ? 'slot' : 'changing-text';
  }
}

/**
 * Browsers' translators replace text nodes. React would then change a text that is no longer in the page, or fail to
 * insert an element before it. A text that is the only child of its element has neither problem.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const textInOwnElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changes:
        'Give this text its own element, because translators replace text nodes: it changes next to siblings.',
      follows:
        'Give this text its own element, because translators replace text nodes: its previous sibling changes.',
    },
  },
  create: (context) => {
    const classifier = new ContentClassifier(context.sourceCode);
    const parents = [];

    const check = ({ children }) => {
      const content = children
        .flatMap((child) => (child.type === 'JSXFragment' ? child.children : [child]))
        .map((node) => ({ node, kind: classifier.kindOf(node) }))
        .filter(({ kind }) => kind !== 'nothing');
      if (content.length < 2) return;
      content.forEach(({ node, kind }, index) => {
        const messageId = kind === 'changing-text' ? 'changes' : 'follows';
        const follows = kind === 'static-text' && /^changing/.test(content[index - 1]?.kind);
        if (kind === 'changing-text' || follows) context.report({ node, messageId });
      });
    };

    return {
      TSPropertySignature: ({ key, typeAnnotation }) =>
        void classifier.propertyTypes.set(key.name, typeAnnotation?.typeAnnotation),
      JSXElement: (node) => void parents.push(node),
      ':not(JSXElement, JSXFragment) > JSXFragment': (node) => void parents.push(node),
      'Program:exit': () => parents.forEach(check),
    };
  },
};
