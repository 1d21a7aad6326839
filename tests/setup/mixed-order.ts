import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Mixes the files of the projects evenly: browser tests use the processors, while server tests mostly wait. The
 * unit tests come last and together, because they share a worker's modules. Within a project, Vitest's own order.
 */
export class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const { name } = file.project;
      byProject.set(name, [...(byProject.get(name) ?? []), file]);
    }
    const placed = [...byProject].flatMap(([name, list]) =>
      list.map((file, index) => ({ file, place: name === 'unit' ? 1 : (index + 0.5) / list.length })),
    );
    return placed.sort((one, other) => one.place - other.place).map(({ file }) => file);
  }
}
