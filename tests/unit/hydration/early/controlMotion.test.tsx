import { controlMotion } from '#hydration/early/controlMotion';

const page = document.documentElement;

const state = () => page.getAttribute('data-motion');

const press = () => document.querySelector('button')?.click();

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<button data-motion-control><b>Stop motion</b></button><b>Text</b>';
});

it('HO-01 allows motion until the visitor stops it, and stores that choice', () => {
  controlMotion();
  expect(state()).toBe('on');
  document.querySelector<HTMLElement>('body > b')?.click();
  expect(state()).toBe('on');
  document.querySelector<HTMLElement>('button > b')?.click();
  expect(state()).toBe('off');
  expect(localStorage.getItem('motion')).toBe('off');
  press();
  expect(state()).toBe('on');
  expect(localStorage.getItem('motion')).toBeNull();
});

it('HO-01 starts without motion for a visitor who previously stopped it', () => {
  localStorage.setItem('motion', 'off');
  controlMotion();
  expect(state()).toBe('off');
});

it('HO-01 the motion control works during hydration, while events stop at the body', () => {
  document.body.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  controlMotion();
  press();
  expect(state()).toBe('off');
});
