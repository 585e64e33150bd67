/** A CycloneDX document, as far as licences go. */
export interface BillOfMaterials {
  readonly components?: readonly {
    readonly name: string;
    readonly version?: string;
    /** `pkg:npm/<name>@<version>`; of a workspace it alone tells whose it is. */
    readonly purl?: string;
    readonly licenses?: readonly {
      readonly license?: { readonly id?: string; readonly name?: string };
      readonly expression?: string;
    }[];
  }[];
}

export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** One row per package from outside, sorted; our own workspaces are not among them. */
export function licencesOf({ components = [] }: BillOfMaterials): readonly Licence[] {
  return components
    .filter(({ purl }) => purl?.startsWith('pkg:npm/%40portal/') !== true)
    .map(({ name, version = '', licenses = [] }) => {
      const named = licenses.map(
        ({ license, expression }) => expression ?? license?.id ?? license?.name,
      );
      return { name, version, licence: named.find((text) => text !== undefined) ?? 'not stated' };
    })
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
}

export function licencesPage(licences: readonly Licence[]): string {
  const rows = licences.map(
    ({ name, version, licence }) => `| \`${name}\` | ${version} | ${licence} |`,
  );
  const table = ['| Package | Version | Licence |', '|---|---|---|', ...rows];
  return `${['# Licences', '', ...table].join('\n')}\n`;
}
