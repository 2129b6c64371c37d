import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  guides: [
    'intro',
    {
      type: 'category',
      label: 'Getting started',
      link: {
        type: 'generated-index',
        title: 'Getting started',
        description:
          'Quick start: set your API key, deploy a model, then generate images; or call a language model.',
        slug: '/category/getting-started',
      },
      items: [
        'quickstart/get-api-key',
        'quickstart/quickstart-deployment',
        'quickstart/quickstart-images',
        'quickstart/quickstart-llms',
      ],
    },
    'gpu-tiers',
    {
      type: 'category',
      label: 'Tutorial: Deploy apps programmatically',
      link: {
        type: 'generated-index',
        title: 'Deploy apps programmatically',
        description:
          'The tutorial: take one app through its whole life with the API. Create it, start it, run a job, read the result, stop it, and delete it.',
        slug: '/category/deploy-apps-programatically',
      },
      items: [
        'tutorial-basics/create-an-app',
        'tutorial-basics/update-an-app',
        'tutorial-basics/run-a-job',
        'tutorial-basics/retrieve-a-job',
        'tutorial-basics/delete-an-app',
        'tutorial-basics/congratulations',
      ],
    },
  ],
} satisfies SidebarsConfig;
