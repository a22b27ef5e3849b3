import compatData from '@mdn/browser-compat-data';
import ts from 'typescript';
import { forEachNode, textOf } from '../docs/features/SourceModules';
import { BrowserInterfaces, globalOwners } from './BrowserInterfaces';

interface Member {
  readonly name: string;
  /** Interface that has the member. */
  readonly owner: string;
  /** Path in MDN's browser compatibility data. */
  readonly feature: string;
}

const members: readonly Member[] = Object.entries(compatData.api ?? {}).flatMap(([owner, keys]) => [
  { name: owner, owner: 'globalThis', feature: `api.${owner}` },
  ...Object.keys(keys).map((key) => ({
    name: key.replace(/_static$/, ''),
    owner: owner === 'Window' ? 'globalThis' : owner,
    feature: `api.${owner}.${key}`,
  })),
]);

const membersByName = new Map<string, readonly Member[]>();
for (const member of members) {
  membersByName.set(member.name, [...(membersByName.get(member.name) ?? []), member]);
}

const attributeFeatures = (tag: string, attribute: ts.JsxAttributeLike): readonly string[] => {
  if (!ts.isJsxAttribute(attribute)) return [];
  const name = attribute.name.getText().toLowerCase();
  const event = /^on(\w+)/.exec(name)?.[1];
  if (event) return [`api.Element.${event}_event`, `api.HTMLElement.${event}_event`];
  const features = [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`];
  const value = textOf(attribute.initializer);
  return value ? [...features, ...features.map((feature) => `${feature}.${value}`)] : features;
};

const elementFeatures = (element: ts.JsxOpeningLikeElement): readonly string[] => {
  const tag = element.tagName.getText();
  const attributes = element.attributes.properties;
  return [`html.elements.${tag}`, ...attributes.flatMap((attribute) => attributeFeatures(tag, attribute))];
};

/** Finds features of HTML and the DOM in scripts. TypeScript's `lib` and `target` limit those of the language. */
export class ScriptFeatures {
  private readonly interfaces: BrowserInterfaces;

  /** @param isRelevant whether to find a feature; the types of all expressions would take long */
  constructor(
    program: ts.Program,
    private readonly isRelevant: (feature: string) => boolean,
  ) {
    this.interfaces = new BrowserInterfaces(program);
  }

  /** Returns the relevant features that a file uses, as paths in MDN's browser compatibility data. */
  usedIn(source: ts.SourceFile): ReadonlySet<string> {
    const features = new Set<string>();
    forEachNode(source, (node) => {
      for (const feature of this.usedBy(node)) features.add(feature);
    });
    return features;
  }

  private usedBy(node: ts.Node): readonly string[] {
    if (ts.isPropertyAccessExpression(node)) return this.membersOf(node.expression, node.name);
    if (ts.isBindingElement(node)) return this.membersOf(node.parent, node.propertyName ?? node.name);
    if (ts.isCallExpression(node)) return this.eventOf(node);
    if (ts.isJsxOpeningLikeElement(node)) return elementFeatures(node).filter(this.isRelevant);
    return ts.isIdentifier(node) ? this.globalOf(node) : [];
  }

  private membersOf(object: ts.Node, name: ts.Node, suffix = ''): readonly string[] {
    const member = `${textOf(name)}${suffix}`;
    return this.find(member, () => this.interfaces.ownersOf(object, member));
  }

  /** The event that a listener is added for. */
  private eventOf({ expression, arguments: [event] }: ts.CallExpression): readonly string[] {
    if (!event) return [];
    if (textOf(expression) === 'addEventListener')
      return this.find(`${textOf(event)}_event`, () => globalOwners);
    return ts.isPropertyAccessExpression(expression) && expression.name.text === 'addEventListener'
      ? this.membersOf(expression.expression, event, '_event')
      : [];
  }

  private globalOf(name: ts.Identifier): readonly string[] {
    const isMember = ts.isPropertyAccessExpression(name.parent) && name.parent.name === name;
    if (isMember || ts.isPartOfTypeNode(name)) return [];
    return this.find(name.text, () => (this.interfaces.isBuiltIn(name) ? globalOwners : new Set()));
  }

  private find(name: string, ownersOf: () => ReadonlySet<string>): readonly string[] {
    const candidates = (membersByName.get(name) ?? []).filter(({ feature }) => this.isRelevant(feature));
    if (candidates.length === 0) return [];
    const owners = ownersOf();
    return candidates.filter(({ owner }) => owners.has(owner)).map(({ feature }) => feature);
  }
}
