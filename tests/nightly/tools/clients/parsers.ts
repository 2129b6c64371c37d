import {readFileSync} from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import {validate as validateWithReadme} from '@readme/openapi-parser';
import {validate as validateWithScalar} from '@scalar/openapi-parser';

for (const file of ['openapi.yaml', 'openapi.json', 'openapi-200.yaml', 'openai-compatible.yaml']) {
  await SwaggerParser.validate(file);
  const readme = await validateWithReadme(file);
  const scalar = await validateWithScalar(readFileSync(file, 'utf8'));
  if (!readme.valid || readme.warnings.length > 0 || !scalar.valid) {
    throw new Error(`${file}: ${JSON.stringify({readme, scalar})}`);
  }
}
