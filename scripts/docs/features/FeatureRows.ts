import { routes, type Route } from '#domain/navigation/routes';
import { features } from '../../test/features';
import { featuresOf } from '../../test/featuresOf';
import { ImportGraph } from '../../test/ImportGraph';
import { CallChains, isUseCase, type ApiCallNames, type PortUse } from './CallChains';
import { FeatureTests } from './FeatureTests';
import { createRouteLookup, httpRoutes, type HttpRoute } from './httpRoutes';
import { memberUses } from './memberUses';
import { pageSources, type PageSource } from './pageSources';
import { requireCompleteServerUrls, serverUrls } from './serverUrls';
import { keyOf, SourceModules, type Declared, type DeclaredClass } from './SourceModules';

/** How one thing that a visitor or the site does is implemented, from its URL to its tests. */
export interface FeatureRow {
  readonly feature: string;
  readonly url?: string;
  readonly routeId?: string;
  readonly views: readonly Declared[];
  /** Replaces the views, for example for a redirect. */
  readonly note?: string;
  readonly presenter?: Declared;
  readonly useCase?: Declared;
  readonly uses: readonly (PortUse & { readonly route?: HttpRoute })[];
  /** Route of the sandbox that handles the URL itself. */
  readonly backEndRoute?: HttpRoute;
  /** Paths of the tests. */
  readonly tests: readonly string[];
}

/** Parts of the user interface that all pages share. They have their own rows instead of one for each page. */
const sharedFolders = [
  'account',
  'analytics',
  'app',
  'consent',
  'content',
  'forms',
  'kit',
  'loading',
  'navigation',
  'session',
];

/** Features whose services nearly all others use. Their services have their own rows only. */
const foundations = ['configuration', 'consent', 'language', 'navigation', 'session'];

/** Heading for files without a feature. A unit test of the table of features reports them. */
const unowned = 'other';

const presenterDecorators = new Set(['presenter', 'sharedPresenter']);
const serviceDecorators = new Set(['service', 'sharedService', 'transientService']);

const isPresenter = ({ file, decorators }: DeclaredClass): boolean =>
  file.startsWith('src/ui/') && decorators.some((name) => presenterDecorators.has(name));

const isService = ({ decorators }: DeclaredClass): boolean =>
  decorators.some((name) => serviceDecorators.has(name));

/** Returns the name of the folder within the layer, which is that of the feature. */
const folderOf = (file: string): string => file.split('/')[2] ?? '';

const distinct = (uses: readonly PortUse[]): readonly PortUse[] => [
  ...new Map(uses.map((use) => [`${keyOf(use.port)} ${use.call ?? ''}`, use])).values(),
];

const hasCall = (uses: readonly PortUse[]): boolean => uses.some(({ call }) => call !== undefined);

/** The part of a row that a presenter determines. */
type Action = Pick<FeatureRow, 'useCase' | 'uses'>;

/** Collects the rows of docs/features.md from the source code. */
export class FeatureRows {
  private readonly modules: SourceModules;
  private readonly graph: ImportGraph;
  private readonly chains: CallChains;
  private readonly pages: ReadonlyMap<string, PageSource>;
  private readonly presenters: readonly DeclaredClass[];
  private readonly backEndRoutes: readonly HttpRoute[];
  private readonly routeOf: (call: string) => HttpRoute | undefined;
  private readonly tests: FeatureTests;
  private readonly rows: FeatureRow[] = [];

  /** @param read returns the text of a file */
  constructor(
    private readonly files: readonly string[],
    calls: ApiCallNames,
    read: (file: string) => string,
  ) {
    this.modules = new SourceModules(files);
    this.graph = new ImportGraph('.', files);
    this.chains = new CallChains(this.modules, calls);
    this.pages = pageSources(this.modules);
    this.presenters = this.modules.classesBelow('src/ui/').filter(isPresenter);
    this.backEndRoutes = httpRoutes(this.modules, 'sandbox/');
    this.routeOf = createRouteLookup(this.backEndRoutes);
    this.tests = new FeatureTests(files, read);
  }

  /** Returns all rows, grouped by feature in the order of the table of features. */
  collect(): readonly FeatureRow[] {
    const siteRoutes: readonly Route[] = routes;
    siteRoutes.forEach((route) => this.addPage(route));
    this.addServerUrls();
    this.addSharedPresenters();
    this.addRemainingClasses();
    this.addRemainingRoutes();
    const names = [...Object.keys(features), unowned];
    for (const name of Object.keys(features)) {
      if (this.rows.some(({ feature }) => feature === name)) continue;
      this.rows.push({ feature: name, views: [], uses: [], tests: this.tests.ofFeature(name) });
    }
    return names.flatMap((name) => this.rows.filter(({ feature }) => feature === name));
  }

  private addPage({ id, redirectsTo, paths }: Route): void {
    const url = paths['en-us'];
    const page = this.pages.get(id);
    const target = page ?? (redirectsTo && this.pages.get(redirectsTo));
    if (!target) throw new Error(`The route ${id} has neither a page nor a redirect.`);
    const feature = this.featureOf(target.view.file);
    const tests = this.tests.ofPage(feature, url);
    const shared = { feature, url, routeId: id };
    if (!page) {
      const note = `redirects to \`${redirectsTo}\``;
      this.rows.push({ ...shared, views: [], note, uses: [], tests });
      return;
    }
    for (const action of this.actionRows(page)) {
      const more = action.presenter ? this.testsOfPart(action.presenter, feature) : [];
      this.rows.push({ ...shared, views: [page.view], ...action, tests: [...tests, ...more] });
    }
  }

  /** Returns the tests of another feature that is part of a page, such as those of the newsletter form. */
  private testsOfPart({ file }: Declared, page: string): readonly string[] {
    const feature = this.featureOf(file);
    const isOther = feature !== page && !sharedFolders.includes(folderOf(file));
    return isOther ? this.tests.ofFeature(feature) : [];
  }

  /** Returns the rows of everything that a page does, or a single row without an action. */
  private actionRows(page: PageSource): readonly Pick<FeatureRow, 'presenter' | 'useCase' | 'uses'>[] {
    const actions = this.presentersOn(page).flatMap((presenter) =>
      this.actionsOf(presenter).map((action) => ({ presenter, ...action })),
    );
    if (actions.length > 0) return actions;
    return [{ ...(page.presenter && { presenter: page.presenter }), uses: [] }];
  }

  /** Returns the presenters that are imported by a page: its own first. */
  private presentersOn({ view, entries, presenter: own }: PageSource): readonly DeclaredClass[] {
    const ownFolder = folderOf(view.file);
    const found = new Set<string>();
    const queue = [...entries];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (found.has(file)) continue;
      found.add(file);
      for (const imported of this.graph.importsOf(file)) {
        const folder = folderOf(imported);
        const isShared = sharedFolders.includes(folder) && folder !== ownFolder;
        if (imported.startsWith('src/ui/') && !isShared) queue.push(imported);
      }
    }
    const isOwn = (presenter: DeclaredClass): boolean => own !== undefined && keyOf(own) === keyOf(presenter);
    const on = this.presenters.filter((presenter) => found.has(presenter.file));
    return [...on.filter(isOwn), ...on.filter((presenter) => !isOwn(presenter))];
  }

  /** Returns the use cases and services that a presenter injects, and the ports behind them. */
  private actionsOf(presenter: DeclaredClass): readonly Action[] {
    const used = new Map<string, { readonly type: DeclaredClass; readonly members: Set<string> }>();
    for (const member of presenter.members.keys()) {
      for (const { type, member: name } of memberUses(this.modules, presenter, member).dependencies) {
        const declared = this.modules.classOf(type);
        if (!declared?.file.startsWith('src/application/')) continue;
        const entry = used.get(keyOf(declared)) ?? { type: declared, members: new Set<string>() };
        entry.members.add(name);
        used.set(keyOf(declared), entry);
      }
    }
    const actions: Action[] = [];
    const direct: PortUse[] = [];
    for (const { type, members } of used.values()) {
      if (type.isAbstract) {
        for (const member of members) direct.push(...this.chains.portUses(type, member));
        continue;
      }
      const uses = this.chains.usesOf(type, isUseCase(type) ? undefined : members);
      const folder = folderOf(type.file);
      const isOwn = folder === folderOf(presenter.file) && uses.length > 0;
      const isOther = hasCall(uses) && !foundations.includes(folder);
      if (isUseCase(type) || isOwn || isOther) actions.push({ useCase: type, uses: this.withRoutes(uses) });
    }
    const own = direct.filter(({ port, call }) => call !== undefined && folderOf(port.file) !== 'shared');
    const shown = distinct(actions.length > 0 ? own : direct);
    return shown.length > 0 ? [...actions, { uses: this.withRoutes(shown) }] : actions;
  }

  private addServerUrls(): void {
    requireCompleteServerUrls(httpRoutes(this.modules, 'server/'));
    const declared = new Map(
      this.modules
        .modulesBelow('server/')
        .flatMap(({ source: { fileName: file }, values, classes }) =>
          [...values.keys(), ...classes.keys()].map((name): [string, Declared] => [name, { file, name }]),
        ),
    );
    for (const { url, handler, useCases = [], page: routeId, tests } of serverUrls) {
      const view = declared.get(handler);
      if (!view)
        throw new Error(`scripts/docs/features/serverUrls.ts names ${handler}, which does not exist.`);
      const page = routeId === undefined ? undefined : this.pages.get(routeId);
      const actions = page ? this.actionRows(page) : useCases.map((name) => this.actionOf(name));
      const feature = this.featureOf(view.file);
      const shared = {
        feature,
        url,
        ...(routeId !== undefined && { routeId }),
        views: [view],
        tests: tests ?? this.tests.ofServerUrl(feature, url),
      };
      const shown = actions.length > 0 ? actions : [{ uses: [] }];
      this.rows.push(...shown.map((action) => ({ ...shared, ...action })));
    }
  }

  private actionOf(useCaseName: string): Action {
    const useCase = this.modules
      .classesBelow('src/application/')
      .find((declared) => declared.name === useCaseName && isUseCase(declared));
    if (!useCase) throw new Error(`${useCaseName} is not a use case.`);
    return { useCase, uses: this.withRoutes(this.chains.usesOf(useCase)) };
  }

  /** Adds the presenters that are not part of a single page, such as that of the footer. */
  private addSharedPresenters(): void {
    const onPages = new Set(this.rows.flatMap(({ presenter }) => (presenter ? [keyOf(presenter)] : [])));
    for (const presenter of this.presenters.filter((each) => !onPages.has(keyOf(each)))) {
      const views = this.viewsOf(presenter);
      for (const action of this.actionsOf(presenter))
        this.addService(presenter.file, { views, presenter, ...action });
    }
  }

  /** Returns the components that import the presenter: those of its own feature, or else those of others. */
  private viewsOf(presenter: DeclaredClass): readonly Declared[] {
    const importing = this.files
      .filter((file) => file.startsWith('src/ui/') && file.endsWith('.tsx'))
      .filter((file) => this.graph.importsOf(file).includes(presenter.file))
      .map((file) => ({ file, name: file.replace(/^.*\/|\.tsx$/g, '') }));
    const own = importing.filter(({ file }) => folderOf(file) === folderOf(presenter.file));
    return (own.length > 0 ? own : importing).sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  /** Adds the use cases, services and ports without a presenter, for example those that the adapters use. */
  private addRemainingClasses(): void {
    const shown = new Set(this.rows.flatMap(({ useCase }) => (useCase ? [keyOf(useCase)] : [])));
    const all = this.modules.classesBelow('src/application/');
    for (const type of all.filter((each) => !shown.has(keyOf(each)))) {
      const uses = isUseCase(type) || isService(type) ? this.chains.usesOf(type) : [];
      if (isUseCase(type) || uses.length > 0)
        this.addService(type.file, { views: [], useCase: type, uses: this.withRoutes(uses) });
    }
    const ports = new Set(this.rows.flatMap(({ uses }) => uses.map(({ port }) => keyOf(port))));
    for (const port of all.filter((each) => each.isAbstract && !ports.has(keyOf(each)))) {
      this.addService(port.file, { views: [], uses: this.withRoutes(this.chains.portUses(port, '*')) });
    }
  }

  /** Adds the routes of the sandbox that no use case calls, for example those that links in emails open. */
  private addRemainingRoutes(): void {
    const called = new Set(this.rows.flatMap(({ uses }) => uses.map(({ route }) => route)));
    for (const route of this.backEndRoutes.filter((each) => !called.has(each))) {
      const feature = this.featureOf(route.file);
      this.rows.push({
        feature,
        url: `${route.method === 'GET' ? '' : `${route.method} `}${route.path}`,
        views: [],
        uses: [],
        backEndRoute: route,
        tests: this.tests.ofFeature(feature),
      });
    }
  }

  private addService(file: string, row: Pick<FeatureRow, 'views' | 'presenter' | 'useCase' | 'uses'>): void {
    const feature = this.featureOf(file);
    this.rows.push({ feature, ...row, tests: this.tests.ofFeature(feature) });
  }

  private withRoutes(uses: readonly PortUse[]): FeatureRow['uses'] {
    return uses.map((use) => {
      if (use.call === undefined) return use;
      const route = this.routeOf(use.call);
      if (!route) throw new Error(`The sandbox has no route for ${use.call}.`);
      return { ...use, route };
    });
  }

  private featureOf(file: string): string {
    return featuresOf(file)[0] ?? unowned;
  }
}
