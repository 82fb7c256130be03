import { expect, it } from 'vitest';
import { bundledPackages, keepBundled } from './sbom.ts';

const licences = `# Licenses

The app bundles dependencies which contain the following licenses:

## @babel/runtime - 7.29.14 (MIT)

MIT License
## Section - of a licence

## react - 19.3.1 (MIT)

MIT License
`;
const named = (...refs: string[]) => refs.map((ref) => ({ 'bom-ref': ref, name: ref.split('@')[0] }));
const bom = {
  specVersion: '1.5',
  components: [
    { ...named('react@19.3.1')[0], 'bom-ref': 'react@19.3.1', properties: [{ name: 'cdx:npm:package:development' }] },
    ...named('@babel/runtime@7.29.14', 'form-data@4.0.0', 'react@18.0.0'),
  ],
  dependencies: [
    { ref: 'lantern@0.1.0', dependsOn: ['react@19.3.1', 'form-data@4.0.0'] },
    { ref: 'react@19.3.1' },
    { ref: 'form-data@4.0.0', dependsOn: ['react@18.0.0'] },
  ],
};

it('reads the packages of a build from its licences', () => {
  expect(bundledPackages(licences)).toEqual(['@babel/runtime@7.29.14', 'react@19.3.1']);
});

it('lists what the bundle contains, also when a development package needs it, and nothing else', () => {
  expect(keepBundled(bom, bundledPackages(licences))).toEqual({
    specVersion: '1.5',
    components: [
      { 'bom-ref': 'react@19.3.1', name: 'react' },
      { 'bom-ref': '@babel/runtime@7.29.14', name: '' },
    ],
    dependencies: [
      { ref: 'lantern@0.1.0', dependsOn: ['react@19.3.1'] },
      { ref: 'react@19.3.1', dependsOn: [] },
    ],
  });
});

it('refuses a build whose packages npm does not know, and one without packages', () => {
  expect(() => keepBundled(bom, ['react@20.0.0'])).toThrow('react@20.0.0');
  expect(() => keepBundled(bom, [])).toThrow('any package');
});
