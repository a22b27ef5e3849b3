import { layOutPage } from '#hydration/early/layOutPage';
import { deferredLayoutAttribute, laidOutAttribute, rootId } from '#hydration/protocol';

const sections = () => [...document.querySelectorAll('section')];
const deferred = () => sections().map((section) => section.hasAttribute(deferredLayoutAttribute));
const isLaidOut = () => document.getElementById(rootId)?.hasAttribute(laidOutAttribute);
const loadings = () => [...document.images].map((image) => image.getAttribute('loading'));

let frames: (() => void)[] = [];

const showFrame = async (): Promise<void> => {
  frames.splice(0).forEach((onFrame) => onFrame());
  await new Promise((done) => setTimeout(done));
};

beforeEach(() => {
  frames = [];
  window.requestAnimationFrame = (onFrame) => frames.push(() => onFrame(0));
  const section = `<section ${deferredLayoutAttribute}><img loading="lazy" src="/a.webp" alt="" /></section>`;
  document.body.innerHTML = `<div id="${rootId}">${section}${section}</div>`;
});

afterEach(() => {
  Object.assign(navigator, { connection: undefined });
});

it('the page lays out one section per frame', async () => {
  void layOutPage();
  expect(deferred()).toEqual([true, true]);
  await showFrame();
  expect(deferred()).toEqual([false, true]);
  expect(isLaidOut()).toBe(false);
  await showFrame();
  expect(deferred()).toEqual([false, false]);
  expect(isLaidOut()).toBe(true);
});

it('lays out a page without deferred sections immediately', async () => {
  sections().forEach((section) => section.removeAttribute(deferredLayoutAttribute));
  await layOutPage();
  expect(isLaidOut()).toBe(true);
});

it('the page loads its images after the last section', async () => {
  const finished = layOutPage();
  await showFrame();
  expect(loadings()).toEqual(['lazy', 'lazy']);
  await showFrame();
  await finished;
  expect(loadings()).toEqual(['eager', 'eager']);
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'the page loads images only near the viewport with %p',
  async (connection) => {
    Object.assign(navigator, { connection });
    const finished = layOutPage();
    await showFrame();
    await showFrame();
    await finished;
    expect(isLaidOut()).toBe(true);
    expect(loadings()).toEqual(['lazy', 'lazy']);
  },
);
