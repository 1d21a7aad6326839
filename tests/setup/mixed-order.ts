import { dirname } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Mixes the files of `tests/browser`, `tests/server` and `tests/engine` evenly, because browser tests keep the processors
 * busy while server tests mostly wait. The unit tests come last and together, because they share a worker's modules. Files
 * of one folder keep Vitest's order.
 */
export class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byFolder = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const name = file.project.name === 'unit' ? 'unit' : dirname(file.moduleId);
      byFolder.set(name, [...(byFolder.get(name) ?? []), file]);
    }
    const withPositions = [...byFolder].flatMap(([name, list]) =>
      list.map((file, index) => ({ file, position: name === 'unit' ? 1 : (index + 0.5) / list.length })),
    );
    return withPositions.sort((a, b) => a.position - b.position).map(({ file }) => file);
  }
}
