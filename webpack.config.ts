import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { constants as zlib, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { subpathFolders } from './scripts/subpathImports';
import {
  inlineScriptsFolderName,
  pageFilesName,
  rendererFileName,
  type InlineScriptName,
} from './src/hydration/buildOutput';
import { applicationScriptsAttribute, rootId } from './src/hydration/protocol';
import { downloadArchives } from './scripts/downloads/archives';
import { pageFiles } from './scripts/build/pageFiles';
import { mediaDocuments } from './scripts/documents/mediaDocuments';
import { keyMappingArchive } from './scripts/keyMapping/archive';
import { readKeyMapping } from './scripts/keyMapping/KeyMapping';
import type { BuiltPressKit } from './scripts/pressKit/builtPressKit';
import type { Compilation, Compiler, Configuration, FileCacheOptions, RuleSetRule } from 'webpack';

/** Two sites built from the same source. They differ only in the composition. */
export const buildTargets = ['site', 'demo'] as const;
export type BuildTarget = (typeof buildTargets)[number];

interface Repository {
  /** Absolute path. */
  readonly root: string;
  readonly pressKit: BuiltPressKit;
}

interface BuildOptions extends Repository {
  readonly target: BuildTarget;
  /** Readable names, source maps and no compression, for `npm run dev`. */
  readonly development?: boolean;
}

const compositions: Record<BuildTarget, string> = { site: 'browser', demo: 'demo' };

/** Text formats. Images, videos and fonts are already compressed. */
const compressible = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/;

/** Body font created by `npm run fonts`, which is preloaded in every language. */
const textFont = /inter-site-wght-normal[^/]*\.woff2$/;

const preloadedFonts = (compilation: Compilation): string[] =>
  Object.keys(compilation.assets)
    .filter((name) => textFont.test(name))
    .map((name) => `/${name}`)
    .sort();

/**
 * The icon as a data URL, which saves a request during the first view. Not SVG: browsers load an SVG icon as a new
 * document with every page navigation.
 */
const iconAddress = async (root: string): Promise<string> =>
  `data:image/png;base64,${await readFile(resolve(root, 'public/favicon-32.png'), 'base64')}`;

const subpathImports = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(subpathFolders).map(([name, folder]) => [name, resolve(root, folder)]));

const files = /\.(?:avif|webp|png|jpe?g|svg|woff2?|mp4|webm)$/;

const scripts = (root: string): RuleSetRule => ({
  test: /\.tsx?$/,
  include: [resolve(root, 'src'), resolve(root, 'content/generated')],
  loader: 'ts-loader',
  options: {
    configFile: resolve(root, 'tsconfig.json'),
    transpileOnly: true,
    compilerOptions: { noEmit: false, sourceMap: true },
  },
});

const rules = (root: string, development: boolean): RuleSetRule[] => [
  scripts(root),
  {
    test: /\.s?css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          sourceMap: development,
          modules: {
            auto: /\.module\.s?css$/,
            namedExport: false,
            exportLocalsConvention: 'camelCaseOnly',
            localIdentName: development ? '[name]-[local]' : '[hash:base64:6]',
          },
        },
      },
      { loader: 'sass-loader', options: { sourceMap: development } },
    ],
  },
  // Files that a style sheet embeds instead of linking to them.
  { test: files, resourceQuery: /inline/, type: 'asset/inline' },
  { test: files, resourceQuery: { not: /inline/ }, type: 'asset/resource' },
];

const fileCache = (root: string, name: string): FileCacheOptions => ({
  type: 'filesystem',
  name,
  cacheDirectory: resolve(root, '.cache/webpack'),
  buildDependencies: {
    config: ['webpack.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'].map((file) =>
      resolve(root, file),
    ),
  },
});

/** URLs of the files of a chunk and the chunks it depends on. */
const filesOf = (compilation: Compilation, chunk: string, ...endings: string[]): string[] =>
  (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((file) =>
    endings.some((ending) => file.endsWith(ending)),
  );

/** Emits the list of each page's files for the server: maps `page-home` to its scripts and styles. */
class PageFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageFilesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageFilesPlugin', stage }, () => {
        const pages = pageFiles(compilation.namedChunkGroups.keys(), (chunk) =>
          filesOf(compilation, chunk, '.js', '.css'),
        );
        compilation.emitAsset(pageFilesName, new compiler.webpack.sources.RawSource(JSON.stringify(pages)));
      });
    });
  }
}

const terser = (): TerserPlugin =>
  new TerserPlugin({
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, format: { comments: false } },
  });

type Assets = Iterable<readonly [path: string, content: Uint8Array]>;

/** Adds files generated from folders. `npm run dev` generates them again when a folder changes. */
class GeneratedAssetsPlugin {
  private made: Assets | undefined;

  constructor(
    private readonly folders: readonly string[],
    private readonly make: () => Promise<Assets>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('GeneratedAssetsPlugin', (compilation) => {
      compilation.contextDependencies.addAll(this.folders);
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'GeneratedAssetsPlugin', stage }, async () => {
        const { modifiedFiles } = compiler;
        if (!this.made || this.folders.some((folder) => modifiedFiles?.has(folder))) {
          this.made = await this.make();
        }
        for (const [path, content] of this.made) {
          compilation.emitAsset(path, new compiler.webpack.sources.RawSource(Buffer.from(content)));
        }
      });
    });
  }
}

/** The key-mapping sheets (TY-01), documents of the media library (ME-02), archives (DL-01) and press kit (PR-01). */
const generatedAssets = ({ root, pressKit }: Repository): GeneratedAssetsPlugin[] => {
  const content = (folder: string): string => resolve(root, 'content', folder);
  return [
    new GeneratedAssetsPlugin([content('key-mapping')], async () => {
      const mapping = await readKeyMapping(content('key-mapping'));
      return [[`downloads/${mapping.archive}.zip`, keyMappingArchive(mapping)]];
    }),
    new GeneratedAssetsPlugin([content('documents'), content('key-mapping')], () => mediaDocuments(root)),
    new GeneratedAssetsPlugin([content('downloads')], async () =>
      (await downloadArchives(content('downloads'))).map(({ name, bytes }) => [`downloads/${name}`, bytes]),
    ),
    new GeneratedAssetsPlugin([content('press-kit')], () =>
      Promise.resolve([[`downloads/${pressKit.name}`, pressKit.bytes]]),
    ),
  ];
};

const sizeOfPressKit = ({ bytes }: BuiltPressKit): webpack.DefinePlugin =>
  new webpack.DefinePlugin({ PRESS_KIT_BYTES: String(bytes.length) });

/** Builds the renderer that the web server uses for public pages. Its styles and files are those of the site. */
export const rendererConfiguration = ({ root, pressKit }: Repository): Configuration => ({
  name: 'renderer',
  context: root,
  mode: 'production',
  target: 'node20',
  devtool: 'hidden-source-map',
  entry: './src/main.server.tsx',
  output: {
    path: resolve(root, 'dist/renderer'),
    publicPath: '/',
    filename: rendererFileName,
    chunkFilename: '[name].cjs',
    assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
    library: { type: 'commonjs2' },
    clean: { keep: `${inlineScriptsFolderName}/` },
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: { ...subpathImports(root), 'reflect-metadata$': 'reflect-metadata/lite' },
  },
  module: {
    rules: [
      scripts(root),
      { test: /\.s?css$/, type: 'asset/source', generator: { emit: false } },
      { test: files, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  plugins: [sizeOfPressKit(pressKit)],
  optimization: { minimize: false },
  cache: fileCache(root, 'renderer'),
  performance: { hints: false },
  stats: 'errors-warnings',
});

const inlineScripts: Record<InlineScriptName, string> = {
  captureInput: './src/hydration/inline/captureInput.ts',
  hideClosedAlerts: './src/hydration/inline/hideClosedAlerts.ts',
  keepPage: './src/hydration/inline/preventReloadKeys.ts',
  watchScripts: './src/hydration/inline/watchScripts.ts',
};

/** Builds the scripts that the web server inlines into the HTML of rendered pages. */
export const inlineScriptsConfiguration = ({ root }: { readonly root: string }): Configuration => ({
  name: 'inline scripts',
  context: root,
  mode: 'production',
  target: 'browserslist',
  devtool: false,
  entry: inlineScripts,
  output: {
    path: resolve(root, 'dist/renderer', inlineScriptsFolderName),
    filename: '[name].js',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.js'], alias: subpathImports(root) },
  module: { rules: [scripts(root)] },
  optimization: { minimizer: [terser()] },
  performance: { hints: false },
  stats: 'errors-warnings',
});

export const siteConfiguration = ({
  target,
  root,
  pressKit,
  development = false,
}: BuildOptions): Configuration => ({
  name: target,
  context: root,
  mode: development ? 'development' : 'production',
  target: 'browserslist',
  devtool: development ? 'source-map' : 'hidden-source-map',
  entry: { early: './src/hydration/early/index.ts' },
  output: {
    path: resolve(root, 'dist', development ? 'dev' : target),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:12].js',
    chunkFilename: 'assets/[name].[contenthash:12].js',
    assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      ...subpathImports(root),
      // inversify uses the lite edition. Without this alias the polyfill would be included twice.
      'reflect-metadata$': 'reflect-metadata/lite',
    },
  },
  module: { rules: rules(root, development) },
  optimization: {
    minimizer: [terser(), new CssMinimizerPlugin()],
    splitChunks: {
      cacheGroups: {
        // Libraries change rarely: in a separate chunk they stay cached across releases of the application.
        vendor: {
          test: /[\\/]node_modules[\\/].*\.[cm]?js$/,
          chunks: ({ name }) => name === 'main',
          name: 'vendor',
          enforce: true,
        },
      },
    },
  },
  plugins: [
    // Not an alias: both targets share a cache of resolved requests, whose keys do not include aliases.
    new webpack.NormalModuleReplacementPlugin(
      /^@composition$/,
      resolve(root, 'src/composition', `${compositions[target]}.ts`),
    ),
    new webpack.NormalModuleReplacementPlugin(/^\.\/singleton$/, (resource) => {
      if (/[\\/]react-style-singleton[\\/]/.test(resource.context))
        resource.request = resolve(root, 'src/infrastructure/browser/adoptedStyles.ts');
    }),
    new MiniCssExtractPlugin({
      filename: 'assets/[name].[contenthash:12].css',
      chunkFilename: 'assets/[name].[contenthash:12].css',
    }),
    new HtmlPlugin({
      template: resolve(root, 'src/index.html'),
      scriptLoading: 'defer',
      minify: development
        ? false
        : { collapseWhitespace: true, removeComments: true, keepClosingSlash: true },
      templateParameters: async (compilation: Compilation) => ({
        icon: await iconAddress(root),
        fonts: preloadedFonts(compilation),
        styles: filesOf(compilation, 'main', '.css'),
        scripts: filesOf(compilation, 'main', '.js'),
        scriptsAttribute: applicationScriptsAttribute,
        rootId,
      }),
    }),
    new PageFilesPlugin(),
    ...generatedAssets({ root, pressKit }),
    sizeOfPressKit(pressKit),
    new CopyPlugin({
      patterns: [
        { from: resolve(root, 'public'), noErrorOnMissing: true, globOptions: { ignore: ['**/.*'] } },
      ],
    }),
    ...(development
      ? []
      : [
          new CompressionPlugin<BrotliOptions>({
            test: compressible,
            filename: '[path][base].br',
            algorithm: 'brotliCompress',
            // The demo has few visitors: an eighth more bytes, but a tenth of the build time.
            compressionOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: target === 'site' ? 11 : 5 } },
            minRatio: 0.95,
          }),
          new CompressionPlugin({
            test: compressible,
            filename: '[path][base].gz',
            algorithm: 'gzip',
            compressionOptions: { level: 9 },
            minRatio: 0.95,
          }),
        ]),
  ],
  // Shared by both targets: they differ in only a few modules, and only one build runs at a time.
  cache: fileCache(root, development ? 'development' : 'production'),
  performance: { hints: false },
  stats: 'errors-warnings',
});
