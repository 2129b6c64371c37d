// Stands in for modules of the theme that no page needs. See src/plugins/lean-client.
export {};
