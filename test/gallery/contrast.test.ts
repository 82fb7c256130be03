import { expect, it } from 'vitest';
import { galleryLocale } from './address';
import { computeContrast } from './contrast';
import { samplesOf } from './samples';

it('contrast is counted as WCAG does', () => {
  expect(computeContrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(computeContrast([255, 255, 255], [255, 255, 255])).toBe(1);
  // Known pair: #767676 on white just passes.
  expect(computeContrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

it('the gallery stands under every locale, and nowhere else', () => {
  expect(galleryLocale('/en-hk/design')).toBe('en-hk');
  expect(galleryLocale('/zh-tw/design/')).toBe('zh-tw');
  for (const path of ['/design', '/en-fr/design', '/en-hk', '/en-hk/design/x', '/en-hk/designs'])
    expect(galleryLocale(path)).toBeNull();
});

it('specimens carry the prices and times of their region', () => {
  const samples = samplesOf('vi-vn', Date.parse('2026-11-20T18:30:00+08:00'));
  const [topic] = samples.catalogue.topics;
  expect(samples.money(480)).toBe('599.000 ₫');
  expect(topic && samples.price(topic)?.now).toMatch(/^[\d.]+\s₫$/);
  expect(topic && samples.time(topic)).toMatch(/^\d{1,2}:\d\d\u00a0(AM|PM)$/);
  expect(topic && samples.teacher(topic)).not.toBe('');
});
