/** The plain shape of a decorated class: services and stores make objects of it, only the decorators need the class. */
export type Fields<Class> = { [Field in keyof Class]: Class[Field] };
