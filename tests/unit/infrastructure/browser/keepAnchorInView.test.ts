/** @jest-environment jest-fixed-jsdom */
import { keepAnchorInView } from '#infrastructure/browser/keepAnchorInView';

describe('SH-05 the link target', () => {
  let frames: FrameRequestCallback[] = [];
  let top = 0;
  let height = 1000;
  const scrolled = jest.fn(() => {
    top = 80;
  });
  const nextFrame = () => {
    const due = frames;
    frames = [];
    due.forEach((run) => run(0));
  };
  let release: () => void;

  beforeEach(() => {
    frames = [];
    top = 500;
    height = 1000;
    scrolled.mockClear();
    document.body.innerHTML = '<main></main>';
    Object.assign(window, { scrollY: 400 });
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
    Element.prototype.scrollIntoView = scrolled;
    Element.prototype.getBoundingClientRect = () => ({ top }) as DOMRect;
  });

  afterEach(() => release());

  const hold = (isThere = true) => {
    if (isThere) document.body.innerHTML = '<h2 id="reviews"></h2>';
    release = keepAnchorInView(window, 'reviews');
  };

  it('does not move when content above it loads later', () => {
    hold();
    expect(scrolled).toHaveBeenCalledTimes(1);
    nextFrame();
    expect(scrolled).toHaveBeenCalledTimes(1);
    top = 420;
    height = 1340;
    nextFrame();
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(top).toBe(80);
  });

  it('scrolls into view when it is added later', () => {
    hold(false);
    expect(scrolled).not.toHaveBeenCalled();
    document.body.innerHTML = '<h2 id="reviews"></h2>';
    nextFrame();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'does not scroll into view again after a %s event',
    (use) => {
      hold();
      window.dispatchEvent(new Event(use));
      top = 420;
      nextFrame();
      expect(scrolled).toHaveBeenCalledTimes(1);
    },
  );

  it('does not scroll into view again after the visitor drags the scrollbar', () => {
    hold();
    Object.assign(window, { scrollY: 700 });
    top = -220;
    nextFrame();
    nextFrame();
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(frames).toEqual([]);
  });

  it('does not scroll into view again after five seconds', () => {
    const start = performance.now();
    hold();
    jest.spyOn(performance, 'now').mockReturnValue(start + 6000);
    top = 420;
    nextFrame();
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(frames).toEqual([]);
    jest.restoreAllMocks();
  });
});
