import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parsePage } from './built-page.ts';
import { findBlockedParts, writeSecurityPolicy } from './security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string, leadServer?: string) =>
  writeSecurityPolicy(parsePage('a.html', html), html, leadServer);

test('allows inline scripts and styles by hash, once each', () => {
  const policy = policyOf(
    '<style>p{top:0}</style><script>\nrun()\n</script><script type="module">go()</script><noscript><style>a{}</style></noscript><script>\nrun()\n</script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash('\nrun()\n')} ${hash('go()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('p{top:0}')} ${hash('a{}')};`);
});

test('adds no hash for data and external scripts', () => {
  const policy = policyOf('<script type="application/ld+json">{}</script><script src="/_a/x.js"></script>');
  expect(policy).toContain("script-src 'self';");
});

test('allows nothing unsafe, and no foreign host except maps and videos', () => {
  const policy = policyOf('<p></p>');
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/^default-src 'none';/);
  for (const part of ["base-uri 'none'", "object-src 'none'", "form-action 'self'"])
    expect(policy).toContain(part);
  expect(policy).not.toContain('http');
  const withMap = policyOf(
    '<div data-map="https://www.google.com/maps?q=a"></div><p>https://example.com</p>',
  );
  expect(withMap.match(/http[^; ]*/g)).toEqual(['https://www.google.com']);
  expect(withMap).toMatch(/; frame-src https:\/\/www\.google\.com$/);
});

test('allows films on pages that name one', () => {
  expect(policyOf('<p></p>')).not.toContain('media-src');
  expect(policyOf('<video src="/_a/frame.mp4"></video>')).toContain("media-src 'self';");
});

test('lets forms and scripts reach a separate lead server', () => {
  const policy = policyOf('<p></p>', 'https://leads.example.com');
  for (const name of ['connect-src', 'form-action'])
    expect(policy).toContain(`${name} 'self' https://leads.example.com;`);
  expect(policy.match(/https:/g)).toHaveLength(2);
});

test.each([
  ['<p class="a" style="color:red">', /^a\.html: <p class="a"> has style="color:red"/],
  ['<svg><path style="fill:red"/></svg>', /<path> has style/],
  ['<template><i style="top:0"></i></template>', /<i> has style/],
  ['<button onclick="go()">', /<button> has onclick/],
  ['<a href=" javascript:go()">', /<a> has a javascript: address/],
])('names what the policy would block: %s', (html, sentence) => {
  const [problem, ...others] = findBlockedParts(parsePage('a.html', html));
  expect(problem).toMatch(sentence);
  expect(others).toEqual([]);
});

test('reports nothing for a page with classes and data attributes', () => {
  expect(
    findBlockedParts(parsePage('a.html', '<p class="a" data-style="x" data-on="1">style="a"</p>')),
  ).toEqual([]);
});
