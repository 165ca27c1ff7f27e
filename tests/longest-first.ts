import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SECONDS } from './long-files.ts';

/**
 * Starts the longest files of each lane first. In a clean clone vitest knows nothing of how long a file takes and goes by
 * its size, by which an evening of four minutes began a minute late.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const seconds = ({ moduleId }: TestSpecification): number => SECONDS[relative(root, moduleId)] ?? 0;
    const sorted = await super.sort(files);
    const lanes = [...new Set(sorted.map(({ project }) => project.name))];
    const lane = ({ project }: TestSpecification): number => lanes.indexOf(project.name);
    return sorted.sort((one, other) => lane(one) - lane(other) || seconds(other) - seconds(one));
  }
}
